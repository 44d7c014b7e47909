import { expect, test } from 'vitest'
import { listDomainTargets } from './domain-route.rules.ts'

const origin = 'https://old.aurora.example'
const hrefsOf = (...domains: string[]) => listDomainTargets(domains, origin).map(({ href }) => href)

test.each([
  ['a host', 'www.aurora.example', 'https://www.aurora.example/m/index.html'],
  ['a host with a port', 'aurora.example:8443', 'https://aurora.example:8443/m/index.html'],
  ['an origin', 'http://localhost:8080', 'http://localhost:8080/m/index.html'],
  ['its own port written out', 'https://a.example:443', 'https://a.example/m/index.html'],
])('GUARD-16 OPEN-03 MODAL-20 %s leads to its /m/index.html', (_, domain, href) => {
  expect(hrefsOf(domain)).toEqual([href])
})

test.each([
  'https://a.example/x?token=1#y',
  'javascript://alert(1)',
  'data:text/html//x',
  'ftp://a.example',
  'https://user:secret@a.example',
  'user@a.example',
  'https://',
  'a b',
  '',
  'x'.repeat(2100),
])('DEC-13 T3 “%s” is no way out', (domain) => expect(hrefsOf(domain)).toEqual([]))

test('the address that does not work is not offered again, nor one twice, and at most five are', () => {
  expect(hrefsOf('old.aurora.example', 'a.example', 'https://a.example/')).toEqual(['https://a.example/m/index.html'])
  expect(hrefsOf(...Array.from({ length: 9 }, (_, index) => `w${index}.example`))).toHaveLength(5)
})
