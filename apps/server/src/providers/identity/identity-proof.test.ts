import { expect, test } from 'vitest'
import { readPendingProof } from './identity-proof.ts'

test.each([
  [{}, undefined],
  [{ lineSessionToken: 't' }, { provider: 'line', token: 't' }],
  [
    { firebaseChannel: 'google', firebaseIdToken: 'j' },
    { provider: 'firebase', proof: { channel: 'google', idToken: 'j' } },
  ],
  [{ firebaseIdToken: 'j' }, null],
  [{ firebaseChannel: 'google' }, null],
  [{ lineSessionToken: 't', mayaSessionId: 's' }, null],
] as const)('ENT-04 ENT-07 the fields %j carry %j', (fields, proof) => {
  expect(readPendingProof(fields)).toEqual(proof)
})
