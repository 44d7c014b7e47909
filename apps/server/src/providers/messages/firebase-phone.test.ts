import { expect, it } from 'vitest'
import type { HttpClient } from '../../http/http-client.ts'
import { createFirebasePhone, FIREBASE_API_URL } from './firebase-phone.ts'

it.each([
  [200, { sessionInfo: 's-1' }, { outcome: 'sent', session: 's-1' }],
  [
    400,
    {
      error: {
        message: 'OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled by the app developer.',
      },
    },
    { outcome: 'unserved', reason: 'OPERATION_NOT_ALLOWED' },
  ],
  [400, { error: { message: 'QUOTA_EXCEEDED : Exceeded quota.' } }, { outcome: 'refused', reason: 'QUOTA_EXCEEDED' }],
  [500, {}, { outcome: 'unknown', reason: 'status 500' }],
])('OPEN-28 an answer %i %j of Firebase to a code is %j', async (status, body, sending) => {
  const httpClient = {
    call: async () => ({ outcome: 'answered', status, headers: {}, body: JSON.stringify(body) }),
  } as unknown as HttpClient // what the provider uses
  const provider = createFirebasePhone({ apiUrl: FIREBASE_API_URL, apiKey: 'key', httpClient })
  expect(await provider.sendCode({ number: '+639170000001', languageTag: 'en', proof: undefined })).toEqual(sending)
})
