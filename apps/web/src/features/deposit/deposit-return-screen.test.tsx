import { describe, expect, test } from 'vitest'
import { renderElement } from '../../../testing/render-element.tsx'
import { ReturnOutcome } from './deposit-return-screen.tsx'

describe('OPEN-35 the page after a payment for a browser without a login', () => {
  test.each([
    ['received', 'Payment received'],
    ['processing', 'Payment being confirmed'],
    ['notCompleted', 'Payment not completed'],
  ] as const)('%s: %s, with the ways on and without an amount', async (outcome, title) => {
    const markup = await renderElement(<ReturnOutcome outcome={outcome} loginHref="/m/login?go=here" />)
    expect(markup).toContain(title)
    expect(markup).toContain('Go back there')
    expect(markup).toContain('/m/login?go=here')
    expect(markup.replace(/<[^>]*>/g, '')).not.toMatch(/[₱\d]/)
  })
})
