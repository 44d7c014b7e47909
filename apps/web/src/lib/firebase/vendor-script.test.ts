import { expect, test } from 'vitest'
import { checkVendorScript } from './vendor-script.ts'

const emulator = 'http://firebase.localhost:8080'

test.each([
  'https://apis.google.com/js/api.js?onload=__iframefcb123456',
  'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en.x.O/m=gapi_iframes/rt=j/sv=1/d=1/ed=1/rs=AB/cb=gapi.loaded_0',
  'https://accounts.google.com/gsi/client',
  'https://telegram.org/js/telegram-web-app.js',
  'https://connect.facebook.net/en_US/sdk.js',
  'https://connect.facebook.net/ur_PK/sdk.js?hash=0a1b2c',
])('T26 a vendor’s own script may load: %s', (address) => {
  expect(checkVendorScript(address, undefined)).toBe(address)
})

test.each([
  'https://evil.example/js/api.js',
  'https://apis.google.com.evil.example/js/api.js',
  'https://apis.google.com/js/api.js?onload=alert(1)',
  'https://apis.google.com/js/../evil.js',
  'http://accounts.google.com/gsi/client',
  'https://accounts.google.com/gsi/client?x=1',
  'https://telegram.org/js/telegram-widget.js',
  'https://connect.facebook.net/en_US/other.js',
  'https://connect.facebook.net/en_US/sdk.js#https://evil.example',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  `${emulator}/vendor/gapi.js`,
])('T26 no other script may: %s', (address) => {
  expect(() => checkVendorScript(address, undefined)).toThrow(TypeError)
})

test('T26 the stand-in’s scripts may load where the instance has one', () => {
  expect(checkVendorScript(`${emulator}/vendor/gapi.js`, emulator)).toBe(`${emulator}/vendor/gapi.js`)
  expect(() => checkVendorScript(`${emulator}.evil.example/vendor/gapi.js`, emulator)).toThrow(TypeError)
})
