import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('calls are counted under their own method, also where a route takes several and where there is none', async () => {
  const app = Fastify()
  const metrics = createMetrics(app)
  app.route({ method: ['GET', 'POST'], url: '/both/:id', handler: async () => 'yes' })
  for (const method of ['GET', 'POST'] as const) {
    await app.inject({ method, url: '/both/1' })
    await app.inject({ method, url: '/both/2' })
    await app.inject({ method, url: '/nowhere' })
  }
  const lines = (await metrics.metrics()).split('\n')
  for (const method of ['GET', 'POST']) {
    const both = `method="${method}",route="/both/:id"`
    expect(lines).toContain(`foyer_http_requests_total{${both},status="200"} 2`)
    expect(lines).toContain(`foyer_http_requests_total{method="${method}",route="unknown",status="404"} 1`)
    expect(lines).toContain(`foyer_http_request_seconds_bucket{${both},le="+Inf"} 2`)
    expect(lines).toContain(`foyer_http_request_seconds_count{${both}} 2`)
  }
  expect(lines).toContain('# TYPE foyer_http_request_seconds histogram')
  await app.close()
})
