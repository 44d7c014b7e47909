import { describe, expect, it } from 'vitest'
import { lowerSheet, replaceFunctions } from './styles.ts'

describe('DEC-45 styles of old browsers', () => {
  it.each([
    ['env(safe-area-inset-top)', '0px'],
    ['env(safe-area-inset-top, 4px)', '4px'],
    ['calc(48px + env(safe-area-inset-top))', 'calc(48px + 0px)'],
    ['min(100%, 27rem)', '100%'],
    ['minmax(min(100%, 8rem), 1fr)', 'minmax(8rem, 1fr)'],
    ['min(var(--page-width), 100vw)', 'var(--page-width)'],
    ['max(12px, calc((100vw - 2px) / 2))', '12px'],
    ['clamp(1rem, 4vw, 2rem)', '4vw'],
    ['0 0 min(330px, 44%)', '0 0 330px'],
    ['min(100cqi, 100cqb, 30rem)', '88vmin'],
    ['max(min(30%, 130px), 4rem)', '30%'],
    ['minmax(0, 1fr)', 'minmax(0, 1fr)'],
  ])('%s becomes %s', (value, wanted) => {
    expect(replaceFunctions(value)).toBe(wanted)
  })

  it.each([
    [
      'a value with a function stands in a condition, after a plain one',
      '.a{--size:min(2rem,8vw);flex:0 0 min(100%,9px);color:red}',
      '.a{--size:2rem;flex:0 0 100%;color:red}@supports (width:clamp(1px,2px,3px)) and (width:env(safe-area-inset-top,1px)){.a{--size:min(2rem,8vw);flex:0 0 min(100%,9px)}}',
    ],
    [
      'a row has margins in place of a gap',
      '.a{display:flex;gap:4px 8px}',
      '@supports not (inset:0){.a>*+*{margin-inline-start:8px}}.a{display:flex;grid-gap:4px 8px;gap:4px 8px}',
    ],
    [
      'a column as well, within its condition',
      '@media (width<9px){.a{display:flex;flex-direction:column;gap:4px}}',
      '@media (width<9px){@supports not (inset:0){.a>*+*{margin-block-start:4px}}}@media (width<9px){.a{display:flex;flex-direction:column;grid-gap:4px;gap:4px}}',
    ],
    [
      'a box of many rows has one after each child',
      '.a{display:flex;flex-wrap:wrap;gap:4px}',
      '@supports not (inset:0){.a>*{margin-block-end:4px;margin-inline-end:4px}}.a{display:flex;flex-wrap:wrap;grid-gap:4px;gap:4px}',
    ],
    [
      'a length with a ratio has a height',
      '.a{inline-size:30px;aspect-ratio:5/3}',
      '.a{inline-size:30px;aspect-ratio:5/3}@supports not (aspect-ratio:1){.a{block-size:calc(30px*3/5)}}',
    ],
    [
      'a transform of its own is one of all',
      '.a{scale:0;transition:scale 1s ease}',
      '.a{transform:scale(0);transition:transform 1s ease}',
    ],
  ])('%s', (_, css, wanted) => {
    expect(lowerSheet(css)).toBe(wanted)
  })

  it('refuses a rule whose transforms would replace each other', () => {
    expect(() => lowerSheet('.a{scale:2;transform:none}')).toThrow('beside transform')
  })
})
