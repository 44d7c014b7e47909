import { describe, expect, it, test } from 'vitest'
import { openFirstPaintStyles } from './first-paint-styles.ts'

const html =
  '<html lang="zh-CN" data-script="han" data-template="MT8802"><head></head><body><ul class="row wide"><li><a lang="ur" href="/">اردو</a></li></ul></body></html>'

describe('the styles of the first paint', () => {
  test.each([
    ['an element', 'ul{margin:0}', true],
    ['an element that is not there', 'table{margin:0}', false],
    ['every element', '*,:before{box-sizing:border-box}', true],
    ['the root', ':root{--gap:16px}', true],
    ['a class', '.row{display:flex}', true],
    ['a class that is not there', '.dialog{display:flex}', false],
    ['a class that begins like another', '.ro{display:flex}', false],
    ['a place in a class', '.row li{flex:1}', true],
    ['a place in a class that is not there', '.dialog li{flex:1}', false],
    ['a state', '.row:active{opacity:.5}', true],
    ['a state that only a script sets', 'html[data-session] .row{opacity:.5}', true],
    ['a part of an element', '.row::-webkit-scrollbar{display:none}', true],
    ['one of several', ':is(.dialog,.wide) a{color:red}', true],
    ['none of several', ':is(.dialog,.sheet) a{color:red}', false],
    ['all but a class that is not there', 'li:not(.dialog){color:red}', true],
    ['the merchant’s template', ':root[data-template=MT8802]{--gap:8px}', true],
    ['the merchant’s template, quoted', ':root[data-template="MT8802"]{--gap:8px}', true],
    ['another template', ':root[data-template=MT8801]{--gap:8px}', false],
    ['the script of the language', ':root[data-script=han]{--leading:1.5}', true],
    ['another script', '[data-script=tall] .row{gap:0}', false],
  ])('have a rule for %s: %s %s', (_, css, isNeeded) => {
    expect(openFirstPaintStyles(css)(html)).toBe(isNeeded ? css : '')
  })

  test.each([
    ['.dialog,.row:active,.sheet{gap:0}', '.row:active{gap:0}'],
    ['@media (width<=374px){.dialog{gap:0}.row{gap:0}}', '@media (width<=374px){.row{gap:0}}'],
    ['@media (width<=374px){.dialog{gap:0}}', ''],
    ['@media (forced-colors:active){.row{gap:0}}', ''],
    [
      '@supports (block-size:1dvh){@media print{.row{gap:0}}}',
      '@supports (block-size:1dvh){@media print{.row{gap:0}}}',
    ],
    ['@starting-style{.row{opacity:0}}', '@starting-style{.row{opacity:0}}'],
    [
      '.row{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
      '.row{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
    ],
    ['.dialog{animation:turn 1s}@keyframes turn{to{rotate:1turn}}', ''],
    ['@font-face{font-family:Figures;src:local(Roboto)}.row{gap:0}', '.row{gap:0}'],
    [
      '@font-face{font-family:"Figures";src:local(Roboto)}.row{font-family:Figures}',
      '.row{font-family:Figures}@font-face{font-family:"Figures";src:local(Roboto)}',
    ],
  ])('of %s are %s', (css, expected) => {
    expect(openFirstPaintStyles(css)(html)).toBe(expected)
  })

  it('keep values as written, and the order of rules', () => {
    const css = '.row{--empty: ;background:url("a.svg?{}")}ul{gap:calc(1px + 2px)}.wide{color:#fff}'
    expect(openFirstPaintStyles(css)(html)).toBe(css)
  })
})
