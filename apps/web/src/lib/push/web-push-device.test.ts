import { parseWebPushToken } from '@foyer/contract'
import { expect, it } from 'vitest'
import { createWebPushDevice } from './web-push-device.ts'

const keyOf = (byte: number) => btoa(String.fromCharCode(...new Uint8Array(65).fill(byte)))

/** A browser whose subscriptions are numbered. */
function openBrowser() {
  const ended: number[] = []
  const state = { count: 0, ended }
  let current: object | null = null
  const pushManager = {
    getSubscription: async () => current,
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      state.count += 1
      const number = state.count
      current = {
        options: { applicationServerKey: applicationServerKey.slice().buffer },
        toJSON: () => ({ endpoint: `https://push.example/${number}`, keys: { p256dh: 'p', auth: 'a' } }),
        async unsubscribe() {
          state.ended.push(number)
          current = null
        },
      }
      return current
    },
  }
  const registration = { pushManager } as unknown as ServiceWorkerRegistration // what the device uses
  const read = async (byte: number) =>
    parseWebPushToken(await createWebPushDevice({ registration, publicKey: keyOf(byte) }).getToken())?.endpoint
  return { state, read }
}

it('PUSH-10 a subscription with the platform’s key is kept', async () => {
  const { state, read } = openBrowser()
  expect([await read(4), await read(4)]).toEqual(['https://push.example/1', 'https://push.example/1'])
  expect(state).toEqual({ count: 1, ended: [] })
})

it('PUSH-10 a changed key of the platform ends the subscription and begins a new one', async () => {
  const { state, read } = openBrowser()
  await read(4)
  expect(await read(5)).toBe('https://push.example/2')
  expect(state).toEqual({ count: 2, ended: [1] })
})
