import {
  type Access,
  type EndpointDefinition,
  type ErrorCode,
  envelopeOf,
  errorStatus,
  siteBlocks,
} from '@foyer/contract'
import { encryptedPayload, encryptionHeader } from '@foyer/contract/encryption'
import { z } from 'zod'
import { answersBlockedSite, answersExpiredPassword } from './open-calls.rules.ts'

/** Errors of every call, and of each access, in addition to a call's own. */
const commonErrors: readonly ErrorCode[] = [
  'domain_not_available',
  'invalid_input',
  'TOO_MANY_REQUESTS',
  'unknown_error',
  'service_unavailable',
]
const accessErrors: Record<Access, readonly ErrorCode[]> = {
  anyone: ['merchant_mismatch'],
  member: ['merchant_mismatch', 'customer.not.login'],
  agent: ['merchant_mismatch', 'customer.not.login', 'not_allowed'],
  staff: ['merchant_mismatch', 'customer.not.login', 'not_allowed'],
  vendor: ['signature_invalid'],
  provider: ['signature_invalid'],
}
const bodyErrors: readonly ErrorCode[] = ['body_too_large', 'unsupported_media_type']

/** Errors of encryptable calls in addition to those. */
const encryptionErrors: readonly ErrorCode[] = [
  'encryption_invalid',
  'encryption_key_unknown',
  'encryption_expired',
  'encryption_replayed',
  'encryption_required',
]

function listErrors({
  access,
  method,
  rejects,
  feature,
  needsTerms,
  encrypted,
  errors,
  ...rules
}: EndpointDefinition): ErrorCode[] {
  const endpoint = { access, ...rules }
  const ofSite = answersBlockedSite(endpoint) ? [] : siteBlocks
  const ofPassword: readonly ErrorCode[] = answersExpiredPassword(endpoint) ? [] : ['password_change_required']
  const ofBody = method === 'POST' ? bodyErrors : []
  const ofKind: readonly ErrorCode[] = rejects ? ['free_reject'] : []
  const ofFeature: readonly ErrorCode[] = feature ? ['not_allowed'] : []
  const ofTerms: readonly ErrorCode[] = needsTerms ? ['terms_required'] : []
  const ofWay = encrypted ? encryptionErrors : []
  const ofCall = [...ofBody, ...ofKind, ...ofFeature, ...ofTerms, ...ofWay, ...ofSite, ...ofPassword]
  return [...new Set([...commonErrors, ...accessErrors[access], ...ofCall, ...(errors ?? [])])]
}

/** OpenAPI 3.1 of the registered endpoints, generated from the contract. */
export function describeEndpoints(endpoints: readonly EndpointDefinition[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of [...endpoints].sort((a, b) => a.path.localeCompare(b.path))) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version: '1',
      description: 'Every answer is an envelope {success, value, message, errorCode}.',
    },
    paths,
    components: {
      schemas: { EncryptedPayload: toSchema(encryptedPayload, 'input') },
      securitySchemes: {
        member: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The session token, with the cookie set at login.',
        },
        vendor: { type: 'apiKey', in: 'header', name: 'X-Signature', description: 'docs/seamless-wallet.md' },
        provider: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Signature',
          description: 'The signature of the test bank; other payment providers sign in their own way.',
        },
      },
    },
  }
}

function describeEndpoint(endpoint: EndpointDefinition) {
  const errors = listErrors(endpoint)
  const statuses = [...new Set(errors.map((code) => errorStatus[code]))].sort()
  return {
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}.${endpoint.encrypted ? ' The payload may come encrypted, as docs/encryption.md says.' : ''}${endpoint.idempotent ? ' The same id with the same content answers the same.' : ''} Error codes: ${errors.join(', ')}.`,
    tags: [endpoint.path.split('/')[2] ?? 'wps'],
    ...(endpoint.access === 'anyone' ? {} : { security: [{ [securitySchemeOf(endpoint.access)]: [] }] }),
    parameters: [
      ...describeParameters('path', endpoint.params),
      ...describeParameters('query', endpoint.query),
      ...(endpoint.encrypted ? describeEncryption() : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              ['application/json', ...(endpoint.isBeacon ? ['text/plain'] : [])].map((type) => [
                type,
                { schema: describeBody(endpoint.body as z.ZodObject, endpoint.encrypted) }, // it has one, by the line above
              ]),
            ),
          },
        }
      : {}),
    responses: {
      ...describeSuccess(endpoint),
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          { description: errors.filter((code) => errorStatus[code] === status).join(', ') },
        ]),
      ),
    },
  }
}

function securitySchemeOf(access: Access): 'member' | 'vendor' | 'provider' {
  return access === 'vendor' || access === 'provider' ? access : 'member'
}

function describeSuccess({ form, mediaType, value }: EndpointDefinition) {
  if (form === 'empty') return { 204: { description: 'It worked.' } }
  const [type, schema] =
    form === 'bare'
      ? [mediaType ?? '', value]
      : form === 'text'
        ? ['text/plain', value]
        : form === 'events'
          ? ['text/event-stream', value]
          : ['application/json', envelopeOf(value)]
  return { 200: { description: 'It worked.', content: { [type]: { schema: toSchema(schema, 'output') } } } }
}

function describeBody(body: z.ZodObject, mayBeEncrypted: boolean | undefined) {
  const plain = toSchema(body, 'input')
  return mayBeEncrypted ? { anyOf: [plain, { $ref: '#/components/schemas/EncryptedPayload' }] } : plain
}

/** The headers of an encrypted payload. */
function describeEncryption() {
  return Object.values(encryptionHeader).map((name) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
  }))
}

function describeParameters(where: 'path' | 'query', schema: z.ZodObject | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  } // an object's JSON schema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function toSchema(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' })
}
