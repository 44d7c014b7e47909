import type { EndpointDefinition } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { describeEndpoints } from './openapi.ts'
import { openapiPagePolicy, openapiPageStyle, renderOpenapiPage } from './openapi-page.ts'

/** The description of all calls: as JSON, and as a page. */
export function registerOpenapi(app: FastifyInstance, endpoints: readonly EndpointDefinition[]): void {
  const description = describeEndpoints(endpoints)
  app.get('/wps/openapi.json', async () => description)
  app.get('/wps/openapi', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', openapiPagePolicy)
      .send(renderOpenapiPage(description)),
  )
  app.get('/wps/openapi.css', async (_request, reply) => reply.type('text/css').send(openapiPageStyle))
}
