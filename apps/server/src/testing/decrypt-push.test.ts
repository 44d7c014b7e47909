import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptPush } from './decrypt-push.ts'

/** RFC 8291, appendix A. */
const privateKey = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'
const auth = 'BTBZMqHH6r4Tts7J_aSIgg'
const body =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
const decode = (text: string) => Buffer.from(text, 'base64url')

test('PUSH-10 the message of RFC 8291 is read, a changed one and another browser’s are not', () => {
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(decode(privateKey))
  const authSecret = decode(auth)
  expect(decryptPush(decode(body), { keys, authSecret })).toBe('When I grow up, I want to be a watermelon')
  const changed = decode(body)
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100)
  expect(() => decryptPush(changed, { keys, authSecret })).toThrow()
  const others = createECDH('prime256v1')
  others.generateKeys()
  expect(() => decryptPush(decode(body), { keys: others, authSecret })).toThrow()
})
