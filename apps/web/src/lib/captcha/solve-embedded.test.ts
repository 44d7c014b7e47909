import type { EmbeddedChallenge } from '@foyer/contract'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { solveEmbedded } from './solve-embedded.ts'

const hmacSignatureSecret = 'secret of this test'

const issue = (counter: number) =>
  createChallenge({
    hmacSignatureSecret,
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter,
    data: { merchant: 'aurora', action: 'login', isStandIn: false },
    deriveKey,
    expiresAt: new Date(Date.now() + 60_000),
  }) as Promise<EmbeddedChallenge> // signed, with an end and with data: all fields of the call's response

test('DEC-18 the embedded challenge is solved in the form that the server verifies', async () => {
  const captcha = await solveEmbedded(await issue(41), new AbortController().signal)
  const { challenge, solution } = JSON.parse(atob(captcha ?? ''))
  expect(solution.counter).toBe(41)
  expect(await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).toMatchObject({
    verified: true,
  })
})

test('CAPT-14 a closed captcha ends the work', async () => {
  const controller = new AbortController()
  const solving = solveEmbedded(await issue(4_000_000), controller.signal)
  setTimeout(() => controller.abort(), 50)
  expect(await solving).toBeUndefined()
})
