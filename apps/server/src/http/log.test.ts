import * as contract from '@foyer/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createLogger, secretBodyFields } from './log.ts'

const isEndpoint = (one: unknown): one is contract.EndpointDefinition =>
  typeof one === 'object' && one !== null && 'path' in one && 'access' in one

/** Names of all fields of the contract's requests and responses. */
function listFields(): Set<string> {
  const schemas = Object.values<unknown>(contract)
    .filter(isEndpoint)
    .flatMap(({ body, query, value }) => [body, query, value].filter((one) => one !== undefined))
  const names = schemas.flatMap((schema) => {
    const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    return [...json.matchAll(/"([\w-]+)":\{/g)].map(([, name]) => name ?? '')
  })
  return new Set(names)
}

test('T2 each field that a log leaves out is one of the contract’s', () => {
  const fields = listFields()
  expect(secretBodyFields.filter((name) => !fields.has(name))).toEqual([])
})

test('T2 fields of the contract named as secrets are left out of logs', () => {
  const harmless = ['hasPassword', 'passwordExpired', 'passwordLogin']
  const secrets = [...listFields()].filter((name) => /password|token|secret/i.test(name) && !harmless.includes(name))
  expect(secrets.filter((name) => !secretBodyFields.includes(name))).toEqual([])
})

test.each(['body', 'query', 'value'])('T2 a %s that is logged whole is logged without its secrets', (part) => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
  const fields = Object.fromEntries(secretBodyFields.map((name) => [name, 'lantern7river']))
  logger.info({
    [part]: fields,
    request: { [part]: fields, headers: { cookie: 'lantern7river', 'x-rsa': 'lantern7river' } },
  })
  expect(lines.join()).not.toContain('lantern7river')
  expect(lines).toHaveLength(1)
})
