import { hostileAddresses } from '@foyer/contract/testing-hostile-addresses'
import { describe, expect, it, test } from 'vitest'
import { listScripts, writeScriptPolicy } from './script.rules.ts'

describe('T26 which third-party scripts may run', () => {
  test.each([
    'https://tags.example/t.js',
    'https://tags.example:8443/a/b-c_d.min.js?id=G-1&lang=en',
    'http://third.localhost:9000/t.js',
  ])('%s', (address) => {
    expect(listScripts([address])).toEqual([address])
  })

  test.each([
    ...[
      'http://tags.example/t.js',
      '//tags.example/t.js',
      '/m/assets/t.js',
      'tags.example/t.js',
      'https://tags.example',
    ],
    ...[
      'https://tags.example/',
      'https://tags.example/folder/',
      'https://TAGS.example/t.js',
      'https://tags.example//t.js',
    ],
    ...[
      'https://*.example/t.js',
      'https://u:p@tags.example/t.js',
      'https://tags.example/t.js#x',
      ' https://tags.example/t.js',
    ],
    ...['https://tags.example/t.js;script-src', 'https://tags.example/a,b.js', "https://tags.example/'self'.js"],
    ...[
      'https://tags.example/a b.js',
      'https://tags.example/../t.js',
      'https://tags.example/t.js\n',
      'http://localhost.example/t.js',
    ],
    ...[
      'http://evillocalhost/t.js',
      'data:text/javascript,1',
      'javascript:alert(1)',
      'blob:https://tags.example/1',
      '',
      '*',
    ],
  ])('not %j', (address) => {
    expect(listScripts([address])).toEqual([])
  })

  it('nothing of what attackers write gets a word of its own into the policy', () => {
    for (const { address } of hostileAddresses) {
      const scripts = listScripts([address, `https://tags.example/${address}`])
      const [defaults = '', files = '', ...others] = writeScriptPolicy(scripts, ['https://www.aurora.example']).split(
        '; ',
      )
      expect([defaults, others.length], address).toEqual(["default-src 'none'", 6])
      for (const file of files.split(' ').slice(1).filter(Boolean))
        expect(file).toMatch(/^(https:\/\/|http:\/\/([\w-]+\.)*localhost(:\d+)?\/)[\w.~@%+=:/-]+$/)
    }
  })

  it('each once, ten at the most, and none where nothing is set', () => {
    const many = Array.from({ length: 30 }, (_, index) => `https://tags.example/${index >> 1}.js`)
    expect(listScripts(many)).toEqual(Array.from({ length: 10 }, (_, index) => `https://tags.example/${index}.js`))
    expect(listScripts(undefined)).toEqual([])
  })
})

it('T26 the policy knows these files, what they send to their own hosts, who shows them, and nothing else', () => {
  const scripts = ['https://tags.example/t.js?id=1', 'https://tags.example/t.js?id=2', 'https://ads.example/a.js']
  expect(writeScriptPolicy(scripts, ['https://www.aurora.example', 'https://aurora.example']).split('; ')).toEqual([
    "default-src 'none'",
    'script-src https://tags.example/t.js https://ads.example/a.js',
    'connect-src https://tags.example https://ads.example',
    'img-src https://tags.example https://ads.example',
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors https://www.aurora.example https://aurora.example',
    'sandbox allow-scripts',
  ])
})
