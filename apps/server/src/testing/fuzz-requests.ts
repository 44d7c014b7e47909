import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { corrupt, type Dictionary, hostileTexts, makeField, type Schema, writeJson } from './fuzz-values.ts'
import type { RawRequest } from './raw-client.ts'

/** The fields of an OpenAPI operation needed to call it. */
export interface Operation {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: Record<string, unknown> }>
  security?: Record<string, unknown>[]
}

export interface Description {
  paths: Record<string, Record<string, Operation>>
}

type Header = readonly [string, string]

/** A request without credentials; its role adds them. */
export interface Draft extends RawRequest {
  headers: Header[]
  /** The body's own bytes, as covered by a signature, independent of the transfer encoding. */
  content: Buffer
}

/** Requests for one operation: about a third as described, the others with a fault. */
export function draftRequests(
  path: string,
  method: string,
  operation: Operation,
  dictionary: Dictionary,
): fc.Arbitrary<Draft> {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query')
  return fc
    .record({
      target: fc
        .tuple(makePath(path, operation, dictionary), makeQuery(query, dictionary))
        .map((parts) => parts.join('')),
      payload: makePayload(operation, dictionary),
      method: fc.oneof({ weight: 30, arbitrary: fc.constant(method) }, { weight: 1, arbitrary: otherMethods }),
      extra: fc.oneof({ weight: 3, arbitrary: fc.constant<Header[]>([]) }, { weight: 1, arbitrary: oddHeaders }),
    })
    .map(({ target, payload, method: chosen, extra }) => ({
      method: chosen,
      target,
      headers: [...payload.headers, ...extra],
      body: payload.body,
      content: payload.content,
    }))
}

const otherMethods = fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'GET', 'POST', 'PROPFIND')

function makePath(path: string, { parameters }: Operation, dictionary: Dictionary): fc.Arbitrary<string> {
  const values = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof(makeField(schema, dictionary, name), fc.constantFrom(...hostileTexts)).chain(encode),
      ),
    )
  const filled = fc
    .tuple(...values)
    .map((pairs) => pairs.reduce((made, [name, value]) => made.replace(`{${name}}`, () => value), path))
  const odd = filled.chain((made) =>
    fc.constantFrom(
      ...[`${made}/`, `/${made}`, `${made}%`, `${made}%zz`, `${made}%00`, `${made}%2e%2e`, made.toUpperCase()],
      ...[
        `${made}/../x`,
        `${made};x=1`,
        `http://evil.example${made}`,
        `//evil.example${made}`,
        `${made}\\x`,
        `${made}%ff%fe`,
      ],
    ),
  )
  return fc.oneof({ weight: 20, arbitrary: filled }, { weight: 1, arbitrary: odd })
}

function makeQuery(parameters: Operation['parameters'], dictionary: Dictionary): fc.Arbitrary<string> {
  const sound = parameters.map(({ name, schema, required }) => {
    const pair = makeField(schema, dictionary, name)
      .chain(encode)
      .map((value) => [`${name}=${value}`])
    return required ? pair : fc.oneof(pair, fc.constant<string[]>([]))
  })
  const names = parameters.map(({ name }) => name)
  const odd = fc
    .tuple(
      fc.constantFrom('__proto__', 'a[b]', 'token', 'x', '%zz', ...names),
      fc.constantFrom(...hostileTexts).chain(encode),
    )
    .chain(([name, value]) =>
      fc.constantFrom(`${name}=${value}`, name, `${name}[]=${value}`, `${name}=a&${name}=b`, '&&=', '%'),
    )
  const pairs = fc.tuple(
    fc.tuple(...sound).map((parts) => parts.flat()),
    fc.oneof(
      { weight: 2, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.array(odd, { maxLength: 4 }) },
    ),
  )
  return pairs.map((parts) => parts.flat()).map((all) => (all.length === 0 ? '' : `?${all.join('&')}`))
}

/** A text for an address: percent-encoded UTF-8, and now and then invalid bytes. */
function encode(value: unknown): fc.Arbitrary<string> {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const percents = [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  const plain = /^[\w.~,:-]*$/.test(text) ? text : percents
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(plain) },
    { weight: 1, arbitrary: fc.constantFrom('%zz', '%', '%c0%ae', '%ed%a0%80', '%u0041', `${plain}%00`, percents) },
  )
}

type Payload = Pick<Draft, 'headers' | 'body' | 'content'>

const nothing: Payload = { headers: [], body: Buffer.alloc(0), content: Buffer.alloc(0) }

function makePayload({ requestBody }: Operation, dictionary: Dictionary): fc.Arbitrary<Payload> {
  const [schema] = Object.values(requestBody?.content ?? {})
  if (!schema)
    return fc.oneof({ weight: 12, arbitrary: fc.constant(nothing) }, { weight: 1, arbitrary: rawBodies.chain(pack) })
  const value = makeField(schema.schema, dictionary)
  const json = fc
    .oneof({ weight: 2, arbitrary: value }, { weight: 3, arbitrary: value.chain(corrupt) })
    .map((made) => Buffer.from(writeJson(made)))
  return fc.oneof({ weight: 8, arbitrary: json }, { weight: 1, arbitrary: rawBodies }).chain(pack)
}

/** Bodies that are not JSON, or JSON with a trap. */
const rawBodies = fc.oneof(
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      ...['', '{', '{"a":', '[]', 'null', '"text"', '0', '{"a":1e999}', '{"a":1,"a":2}', '\ufeff{}', '{"a":"\\ud800"}'],
      ...[
        '{"a":"\\u0000"}',
        '{"__proto__":{"isAdmin":true}}',
        '{"constructor":{"prototype":{"x":1}}}',
        "{'a':1}",
        '{} {}',
      ],
      ...['<xml/>', 'a=1&b=2', '[[[[[[[[', '{"a":NaN}', '-', '1'.repeat(400), `"${'\\u0041'.repeat(2_000)}"`],
    )
    .map((text) => Buffer.from(text)),
  fc.constant(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  fc.constant(Buffer.alloc(70_000, 0x20)),
)

const contentTypes = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['text/plain', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'multipart/form-data'],
      ...['application/JSON', 'application/json;', 'x', '/', 'text/html, application/json', 'a'.repeat(500)],
    ),
  },
)

/** A body for transfer: with its length or in chunks, now and then with a wrong content type. */
function pack(body: Buffer): fc.Arbitrary<Payload> {
  const withLength = (type: string, more: Header[] = [], sent = body): Payload => ({
    headers: [['content-type', type], ['content-length', String(sent.length)], ...more],
    body: sent,
    content: sent,
  })
  const chunked = (type: string): Payload => ({
    headers: [
      ['content-type', type],
      ['transfer-encoding', 'chunked'],
    ],
    body: Buffer.concat([
      ...(body.length > 0 ? [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')] : []),
      Buffer.from('0\r\n\r\n'),
    ]),
    content: body,
  })
  return fc.tuple(contentTypes, fc.nat({ max: 30 })).map(([type, way]) => {
    if (way === 0) return chunked(type)
    if (way === 1) return { headers: [['content-length', String(body.length)]], body, content: body }
    if (way === 2) return withLength(type, [['content-encoding', 'gzip']], gzipSync(body))
    return withLength(type)
  })
}

/** Header pairs in a readable form. */
function headersOf(pairs: [name: string, value: string][]): Header[] {
  return pairs
}

const oddHeaders = fc.array(
  fc.oneof(
    fc.constantFrom<Header>(
      ...headersOf([
        ['accept-language', 'x'.repeat(3_000)],
        ['accept-language', 'zh;q=9,*;q=-1,,;;=,ur;q=0.0001'],
        ['accept-encoding', 'gzip;q=0, br;q=nan, *'],
        ['language', '__proto__'],
        ['language', 'UR'],
        ['merchant', 'aurora'],
        ['merchant', 'lotus'],
        ['merchant', ''],
        ['cookie', '='],
        ['cookie', 'bind=; bind=x; __proto__=1; a'],
        ['cookie', `language=${'%'.repeat(50)}`],
        ['authorization', 'Bearer '],
        ['authorization', 'x'.repeat(43)],
        ['x-span-id', '\u00e9'.repeat(20)],
        ['x-forwarded-for', '127.0.0.1, ::1, x'],
        ['x-forwarded-host', 'evil.example'],
        ['x-http-method-override', 'DELETE'],
        ['if-none-match', '*'],
        ['range', 'bytes=0-,-1'],
        ['expect', '100-continue'],
        ['te', 'trailers'],
        ['connection', 'close, x-vendor'],
        ['origin', 'null'],
        ['sec-fetch-site', 'cross-site'],
        ['x-vendor', '__proto__'],
        ['x-timestamp', '9'.repeat(40)],
        ['device', '\u00ff\u0080'],
        ['upgrade', 'websocket'],
        ['host', 'localhost'],
        ['content-type', 'text/html'],
      ]),
    ),
    fc.tuple(
      fc.constantFrom('x-odd', 'user-agent', 'language', 'x-ua'),
      fc.stringMatching(/^[\x21-\x7e\x80-\xff]{0,60}$/),
    ),
  ),
  { minLength: 1, maxLength: 4 },
)
