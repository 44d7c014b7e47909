import { describe, expect, it } from 'vitest'
import { readSettings, settingsTable } from './settings.ts'
import { fillSettings, findStaleSettings } from './settings-readme.ts'
import { SettingsError } from './start/setting-conflicts.ts'

describe('settings', () => {
  it.each([
    [{}, true],
    [{ DATABASE_URL: 'postgres://localhost/foyer' }, false],
    [{ DATABASE_URL: 'postgres://localhost/foyer', DEMO: 'on' }, true],
    [{ WPS_UPSTREAM: 'https://platform.example' }, false],
    [{ DEMO: 'off' }, false],
  ])('the demo of %j is %j: a database that stays has none unless it is asked for', (environment, isOn) => {
    expect(readSettings(environment).DEMO).toBe(isOn)
  })

  it('have a value for everything when nothing is given', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 8080,
      DATA_DIR: './data',
      DATABASE_URL: undefined,
      DEMO: true,
      LOG_LEVEL: 'info',
      PLATFORM_URL: 'http://127.0.0.1:8080',
      ARCADE_URL: 'http://arcade.localhost:8080',
      BANK_URL: 'http://bank.localhost:8080',
      SCRIPTS_URL: 'http://scripts.localhost:8080',
    })
  })

  it('LANG-01 show no pseudo-language beside data that stay', () => {
    expect(readSettings({ PSEUDO_LANGUAGE: 'on' }).PSEUDO_LANGUAGE).toBe(true)
    expect(readSettings({}).PSEUDO_LANGUAGE).toBe(false)
    expect(() => readSettings({ PSEUDO_LANGUAGE: 'on', DEMO: 'off' })).toThrow(/^PSEUDO_LANGUAGE is for development/)
  })

  it('follow the port in the addresses and treat empty as left out', () => {
    expect(readSettings({ PORT: ' 9000 ', BANK_URL: '' }).BANK_URL).toBe('http://bank.localhost:9000')
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://host/x'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_POOL_SIZE', '1'],
    ['REDIS_URL', 'http://host'],
    ['PLATFORM_URL', 'http://host/path'],
    ['ARCADE_URL', 'ftp://host'],
    ['BANK_URL', 'http://user@host'],
    ['BANK_URL', 'http://host?x=1'],
    ['SCRIPTS_URL', 'https://host/frame'],
    ['OFFICE_URL', 'https://host/office'],
    ['ARCADE_SECRET', 'short'],
    ['BANK_SECRET', 'short'],
    ['DATA_KEY', 'short'],
    ['DEMO', 'perhaps'],
    ['DEMO_PASSWORD', 'onlyletters'],
    ['PSEUDO_LANGUAGE', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '1.2.3.4/99'],
    ['TRUST_PROXY', '1.2.3.4/0'],
    ['TRUST_PROXY', '1.2.3'],
    ['TRUST_PROXY', 'loopback, ::1/129'],
    ['TRUST_PROXY', 'loopback,'],
  ])('refuse %s=%s with a sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError)
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} is .+: it must be .+ Left out, it is: `))
  })

  it('name every wrong one at once', () => {
    expect(() => readSettings({ PORT: 'x', DEMO: 'x' })).toThrow(/^PORT .+\nDEMO /)
  })

  it.each([
    ['ARCADE_SECRET', 'hunter2'],
    ['DEMO_PASSWORD', 'hunter'],
    ['DATA_KEY', 'hunter2'],
    ['DATABASE_URL', 'mysql://foyer:hunter2@host/x'],
    ['DATABASE_URL', 'postgres://foyer:a/hunter2@host:5432/x'],
    ['DATABASE_URL', 'postgres://foyer:a@hunter2@:port'],
    ['DATABASE_URL', 'host=database password=hunter2'],
    ['REDIS_URL', 'redis//:hunter2@host'],
    ['WPS_UPSTREAM', 'https://foyer:a/hunter2@host'],
    ['GAME_VENDORS', '{"acme":{"name":"Acme","playUrl":"https://acme.example/play","secret":"hunter2"}}'],
    ['PAYMENT_PROVIDERS', '{"jade":{"url":"https://jade.example","account":"M1","secret":"hunter2"}}'],
  ])('never repeat a secret: %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).not.toThrow(/hunter/)
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError)
  })

  it.each(['loopback', '10.0.0.0/8', '::1', 'fc00::/7, 192.0.2.1,linklocal'])('take TRUST_PROXY=%s', (value) => {
    expect(readSettings({ TRUST_PROXY: value }).TRUST_PROXY).toBe(value)
  })

  const jade = { url: 'https://jade.example/api', account: 'M1', secret: 's'.repeat(16) }

  it('take payment providers by their codes', () => {
    const { PAYMENT_PROVIDERS } = readSettings({ PAYMENT_PROVIDERS: JSON.stringify({ jade }) })
    expect(PAYMENT_PROVIDERS).toEqual({ jade })
    expect(readSettings({}).PAYMENT_PROVIDERS).toBeUndefined()
  })

  it.each([
    ['no JSON', 'jade'],
    ['no object', '[]'],
    ['the code of the test bank', JSON.stringify({ bank: jade })],
    ['a code that is no part of an address', JSON.stringify({ 'a/b': jade })],
    ['a field that nobody reads', JSON.stringify({ jade: { ...jade, key: 'x' } })],
    ['an address with a slash at its end', JSON.stringify({ jade: { ...jade, url: 'https://jade.example/' } })],
    ['an address of another kind', JSON.stringify({ jade: { ...jade, url: 'ftp://jade.example' } })],
    ['a short secret', JSON.stringify({ jade: { ...jade, secret: 'short' } })],
  ])('refuse %s as payment providers', (_what, value) => {
    expect(() => readSettings({ PAYMENT_PROVIDERS: value })).toThrow(/^PAYMENT_PROVIDERS is /)
  })

  const acme = { name: 'Acme', playUrl: 'https://acme.example/play?v=1', secret: 's'.repeat(32) }

  it('take game vendors by their codes', () => {
    expect(readSettings({ GAME_VENDORS: JSON.stringify({ acme }) }).GAME_VENDORS).toEqual({ acme })
  })

  it.each([
    ['the code of the embedded vendor', JSON.stringify({ arcade: acme })],
    ['the name of the platform’s own withdrawals', JSON.stringify({ withdrawal: acme })],
    ['an address of another kind', JSON.stringify({ acme: { ...acme, playUrl: 'javascript:1' } })],
    ['an address with a password', JSON.stringify({ acme: { ...acme, healthUrl: 'https://a:b@acme.example' } })],
    ['a short secret', JSON.stringify({ acme: { ...acme, secret: 'short' } })],
  ])('refuse %s as game vendors', (_what, value) => {
    expect(() => readSettings({ GAME_VENDORS: value })).toThrow(/^GAME_VENDORS is /)
  })

  it('refuse one host for two apps', () => {
    expect(() => readSettings({ ARCADE_URL: 'http://x.example', BANK_URL: 'http://x.example/' })).toThrow(
      'ARCADE_URL and BANK_URL have the same host',
    )
    // The instance identifies a host by its name alone.
    expect(() => readSettings({ ARCADE_URL: 'http://x.example', SCRIPTS_URL: 'http://X.example.:9000' })).toThrow(
      'ARCADE_URL and SCRIPTS_URL have the same host',
    )
  })

  it('say what each is for', () => {
    for (const row of Object.values(settingsTable)) {
      expect(row.purpose).toMatch(/\.$/)
      expect(row.fallback).not.toBe('')
    }
  })

  it('stand in README as they are', () => {
    const readme = '# A\n<!-- settings -->\nold\n<!-- /settings -->\nrest\n'
    expect(findStaleSettings(readme)).toHaveLength(1)
    expect(findStaleSettings('# A')).toHaveLength(1)
    const filled = fillSettings(readme)
    expect(findStaleSettings(filled)).toEqual([])
    for (const name of Object.keys(settingsTable)) expect(filled).toContain(`| \`${name}\` |`)
  })
})
