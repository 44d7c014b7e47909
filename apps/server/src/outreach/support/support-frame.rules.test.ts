import { hostileAddresses } from '@foyer/contract/testing-hostile-addresses'
import { describe, expect, it, test } from 'vitest'
import { findContactScript, readSupportScript, writeSupportLoader, writeSupportPolicy } from './support-frame.rules.ts'

const origins = ['https://cdn.vendor.example']
const address = 'https://cdn.vendor.example/w.js?id=1'

describe('CS-04 DEC-22 which contacts run a script', () => {
  test.each([
    ...['AICAN', 'MIDUOKE', 'LIVECHAT', 'TX-CHAT', 'COMM100', 'COMM100VIP', 'livechat'].map((type) => [
      type,
      address,
      address,
    ]),
    ...['TELEGRAM', 'WHATSAPP', 'FACEBOOK', 'IG', 'LINE', 'TWITTER', '', '__proto__'].map((type) => [
      type,
      address,
      undefined,
    ]),
    ['LIVECHAT', 'https://other.example/w.js', undefined],
    ['LIVECHAT', 'https://cdn.vendor.example.evil.example/w.js', undefined],
    ['LIVECHAT', 'http://cdn.vendor.example/w.js', undefined],
    ['LIVECHAT', 'https://cdn.vendor.example/', undefined],
    ['LIVECHAT', 'javascript:alert(1)', undefined],
  ])('%s %s', (type = '', link = '', script) => {
    expect(findContactScript(type, link, origins)).toBe(script)
  })
})

describe('RELAY-09 OPEN-48 T26 the document of a script', () => {
  it('runs an address or the merchant’s own script', () => {
    expect(readSupportScript(address)).toEqual({ address })
    expect(readSupportScript('window.x=1')).toEqual({ content: 'window.x=1' })
    expect(writeSupportLoader({ content: 'window.x=1' })).toBe('window.x=1')
    expect(writeSupportLoader({ address })).toContain(JSON.stringify(address))
  })

  it('lets it load from the named origins only, framed by the merchant', () => {
    const policy = writeSupportPolicy({ address }, ['https://api.vendor.example'], ['https://www.aurora.example'])
    const hosts = 'https://cdn.vendor.example https://api.vendor.example'
    expect(policy.split('; ').map((line) => line.replace(/'sha256-[^']+' /, ''))).toEqual([
      "default-src 'none'",
      `script-src ${hosts}`,
      `style-src 'unsafe-inline' ${hosts}`,
      `connect-src ${hosts} wss://cdn.vendor.example wss://api.vendor.example`,
      `img-src data: blob: ${hosts}`,
      `font-src data: ${hosts}`,
      `media-src data: blob: ${hosts}`,
      `frame-src ${hosts}`,
      "base-uri 'none'",
      `form-action ${hosts}`,
      'frame-ancestors https://www.aurora.example',
      'sandbox allow-scripts allow-same-origin allow-forms allow-popups',
    ])
    expect(writeSupportPolicy({ content: 'x' }, [], ['https://a.example'])).toContain("connect-src 'none'")
  })

  it('nothing of what attackers write ends its script or its policy', () => {
    for (const { address: hostile } of hostileAddresses) {
      const script = readSupportScript(hostile)
      if ('address' in script) expect(writeSupportLoader(script)).not.toMatch(/<\/script/i)
      const lines = writeSupportPolicy(
        'address' in script ? script : { address },
        [hostile],
        ['https://a.example'],
      ).split('; ')
      expect(lines).toHaveLength(12)
    }
  })
})
