import { expect, test } from 'vitest'
import { renderElement } from '../../testing/render-element.tsx'
import { estimatePassword } from './password-estimate.ts'
import { PasswordMeter } from './password-meter.tsx'

test.each([
  ['weak', 1],
  ['fair', 2],
  ['strong', 3],
] as const)(
  'OPEN-04 the strength %s is said in words and announced, the bars are decoration',
  async (strength, bars) => {
    const markup = await renderElement(<PasswordMeter strength={strength} />)
    const word = strength[0]?.toUpperCase() + strength.slice(1)
    expect(markup).toContain('role="status"')
    expect(markup).toContain(`Strength: ${word}`)
    expect(markup.match(/data-reached/g)).toHaveLength(bars)
    expect(markup.match(/aria-hidden="true"/g)).toHaveLength(1)
  },
)

test('OPEN-04 before the first character the meter stands empty, so that its first word is announced', async () => {
  const markup = await renderElement(<PasswordMeter strength={undefined} />)
  expect(markup).toMatch(/^<div class="[^"]*" role="status"><\/div>$/)
})

test.each([
  ['k7x2m', 'weak'],
  ['k7x2mq', 'fair'],
  ['password1', 'weak'],
  ['qwer1234', 'weak'],
  ['aaaaaaaa1', 'weak'],
  ['P@ssw0rd1', 'weak'],
  ['nova1secure', 'weak'],
  ['aurora2026', 'weak'],
  ['recovered1', 'fair'],
  ['correct1horse', 'strong'],
  ['river7journey4', 'strong'],
] as const)('OPEN-04 the strength of %s is %s', (password, expected) => {
  expect(estimatePassword(password, 'nova1', 'Aurora')).toBe(expected)
})
