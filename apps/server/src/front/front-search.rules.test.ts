import { describe, expect, it } from 'vitest'
import { decideSearch, hasBackUrl } from './front-search.rules.ts'

const decide = (raw: string) => (raw === '/m/elott' ? 'https://own.example/m/elott' : 'https://own.example/m/home')
const home = 'backUrl=https%3A%2F%2Fown.example%2Fm%2Fhome'

describe('the query that is sent on', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['a=1&b=%20x', '?a=1&b=%20x'],
    ['a=1&token=t&Authorization=x', '?a=1'],
    ['backUrl=/m/elott&a=1', '?a=1&backUrl=https%3A%2F%2Fown.example%2Fm%2Felott'],
    ['backUrl=javascript:alert(1)', `?${home}`],
    ['backUrl=', `?${home}`],
    ['BACKURL=javascript:alert(1)&a=1', `?a=1&${home}`],
    ['backUrl=/m/elott&backUrl=javascript:alert(1)&backurl=x', '?backUrl=https%3A%2F%2Fown.example%2Fm%2Felott'],
    ['back%55rl=javascript:alert(1)', `?${home}`],
  ])('DEC-13, HTTP-07 %s is %s', (search, expected) => {
    expect(decideSearch(search, decide)).toBe(expected)
  })

  it.each([
    [undefined, false],
    ['a=backUrl', false],
    ['a=1&backUrl=x', true],
    ['bAckurl', true],
  ])('%s names a way back: %s', (search, expected) => {
    expect(hasBackUrl(search)).toBe(expected)
  })
})
