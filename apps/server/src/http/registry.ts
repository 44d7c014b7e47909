import type { EndpointDefinition, Language } from '@foyer/contract'
import type { FastifyInstance, FastifyRequest, RouteOptions as FastifyRoute } from 'fastify'
import type { Merchant } from '../merchant/index.ts'
import type { Call, Caller, Handler } from './call.ts'
import { answerCall } from './call-answer.ts'
import { makeCaller } from './caller.ts'
import { PreparedValue } from './prepared.ts'
import type { RegisteredCall, RegistryDependencies, RouteOptions } from './registry.types.ts'
import { ServiceError } from './service-error.ts'
import { answerStaffCall } from './staff-answer.ts'

export interface Registry {
  /** Registers the handler of one endpoint. */
  on<E extends EndpointDefinition>(endpoint: E, handler: Handler<E>, options?: RouteOptions<E>): void
  /** Answers a public read without HTTP, for pages: `undefined` input for an endpoint without one. */
  read(
    endpoint: Pick<EndpointDefinition, 'path'>,
    input: { query?: unknown },
    merchant: Merchant,
    request: FastifyRequest,
    language: Language,
  ): Promise<unknown>
  endpoints(): readonly EndpointDefinition[]
}

/** The list of calls. */
export function createRegistry(app: FastifyInstance, dependencies: RegistryDependencies): Registry {
  const calls = new Map<string, RegisteredCall>()
  return {
    on(endpoint, handler, options = {}) {
      const registered: RegisteredCall = {
        endpoint,
        handler: handler as unknown as Handler<EndpointDefinition>, // the map loses the endpoint's type; the key identifies it
        options: options as RouteOptions, // as above
      }
      calls.set(`${endpoint.method} ${endpoint.path}`, registered)
      app.route({
        ...describeRoute(endpoint),
        handler: (request, reply) =>
          endpoint.access === 'staff'
            ? answerStaffCall(dependencies, registered, request, reply)
            : answerCall(dependencies, registered, request, reply),
      })
    },
    async read({ path }, input, merchant, request, language) {
      const caller = makeCaller(request, undefined, language)
      return readPublic(calls.get(`GET ${path}`), input, { merchant, caller })
    },
    endpoints: () => [...calls.values()].map(({ endpoint }) => endpoint),
  }
}

function describeRoute(endpoint: EndpointDefinition): Omit<FastifyRoute, 'handler'> {
  return {
    method: endpoint.method,
    url: endpoint.path,
    // The body of a stream is never read for HEAD, so nothing would end it.
    ...(endpoint.form === 'events' ? { exposeHeadRoute: false } : {}),
    ...(endpoint.maxBodyBytes ? { bodyLimit: endpoint.maxBodyBytes } : {}),
    config: {
      ...(endpoint.answersFormerHosts ? { hosts: 'former' as const } : {}),
      ...(endpoint.isBeacon ? { isBeacon: true } : {}),
      ...(endpoint.access === 'provider' ? { takesForms: true } : {}),
      ...(endpoint.access === 'staff' ? { hosts: 'office' as const } : {}),
    },
  }
}

/** Value of a call that anyone may make, without its pipeline. */
async function readPublic(
  found: RegisteredCall | undefined,
  input: { query?: unknown },
  from: { merchant: Merchant; caller: Caller },
): Promise<unknown> {
  if (found?.endpoint.access !== 'anyone') throw new ServiceError('not_found')
  const { endpoint, handler } = found
  const query = endpoint.query?.parse(input.query ?? {})
  const none = { params: undefined, body: undefined, session: null, vendor: null, raw: null, staff: null }
  const made = await handler({ ...none, ...from, query } as Call<EndpointDefinition>) // a public read has no session
  return made instanceof PreparedValue ? JSON.parse(made.json) : endpoint.value.parse(made)
}
