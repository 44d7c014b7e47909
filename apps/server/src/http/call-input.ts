import type { EndpointDefinition } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { RawRequest } from './call.ts'

/** The request before parsing, for a signature. */
export function readRaw({ method, url, headers, rawBody = Buffer.alloc(0) }: FastifyRequest): RawRequest {
  return { method, path: url, headers, rawBody }
}

/** The parsed input, and the fields that break a rule. */
export function parseRequest(endpoint: EndpointDefinition, request: FastifyRequest) {
  const fields: { path: string; rule: string }[] = []
  const parsed: Record<(typeof inputParts)[number], unknown> = { params: undefined, query: undefined, body: undefined }
  for (const part of inputParts) {
    const result = endpoint[part]?.safeParse(request[part] ?? {})
    if (result?.success === false) fields.push(...describeIssues(result.error))
    parsed[part] = result?.data
  }
  return { ...parsed, fields }
}

const inputParts = ['params', 'query', 'body'] as const

/** Our own rules have text ids (`field.…`); the library's become `field.invalid`. */
function describeIssues(error: z.ZodError): { path: string; rule: string }[] {
  return error.issues.map((issue) => ({
    path: issue.path.join('.').slice(0, 100),
    rule: issue.code === 'custom' ? issue.message : 'field.invalid',
  }))
}
