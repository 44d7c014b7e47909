import { readFileSync } from 'node:fs'
import {
  errorStatus,
  isErrorCode,
  vendorAdjustment,
  vendorAuthenticate,
  vendorBalance,
  vendorCredit,
  vendorDebit,
  vendorDebitCredit,
  vendorEndRound,
  vendorJackpot,
  vendorRollback,
  vendorSettle,
} from '@foyer/contract'
import { signRequest } from '@foyer/contract/signing'
import { describe, expect, it } from 'vitest'

const page = readFileSync(new URL('../../../../../docs/seamless-wallet.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/```(\w*)\n([\s\S]*?)\n```/g)].map(([, kind = '', text = '']) => ({ kind, text }))

/** The page's section on a call, and its JSON: the request first, then the response. */
function readExamples(path: string) {
  const section = page.slice(page.indexOf(`\n\`POST ${path}\`\n`))
  const [request, answer] = [...section.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, text = '']) => JSON.parse(text))
  return { request, answer }
}

describe('T38 the page for vendors tells the truth', () => {
  it('its test vector is what the code computes', () => {
    const rawBody = blocks.find(({ kind, text }) => kind === 'json' && text.startsWith('{"playerId"'))?.text ?? ''
    const signed = signRequest({
      method: 'POST',
      path: vendorDebit.path,
      rawBody,
      vendor: 'arcade',
      secret: 'a-secret-of-32-characters-or-more',
      timestampMs: 1_795_262_400_000,
      nonce: '00112233445566778899aabbccddeeff',
    })
    expect(blocks.map(({ text }) => text)).toContain(signed['x-signature'])
  })

  it.each([
    vendorAuthenticate,
    vendorBalance,
    vendorDebit,
    vendorCredit,
    vendorDebitCredit,
    vendorRollback,
    vendorEndRound,
    vendorAdjustment,
    vendorJackpot,
    vendorSettle,
  ])('$path: its examples fit the contract and its errors are all named', (endpoint) => {
    const { request, answer } = readExamples(endpoint.path)
    expect(endpoint.body.strict().parse(request)).toEqual(request)
    expect(endpoint.value.strict().parse(answer.value)).toEqual(answer.value)
    for (const code of endpoint.errors) expect(page).toContain(`\`${code}\``)
  })

  it('its table of errors has the statuses of the contract', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \| (\d{3}) \|/gm)]
    expect(rows.length).toBeGreaterThan(10)
    for (const [, code = '', status] of rows) {
      expect(isErrorCode(code) && errorStatus[code]).toBe(Number(status))
    }
  })
})
