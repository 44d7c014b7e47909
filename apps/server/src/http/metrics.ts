import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, type Metric, Registry as MetricsRegistry } from 'prom-client'

/** Upper bounds in seconds; longer times are in `+Inf` only. */
const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Figures of one route's responses. A call costs two additions; labels are written on scrape. */
interface Tally {
  labels: { method: string; route: string }
  answersByStatus: Map<number, number>
  /** Responses per bucket, not cumulative; the last one counts those beyond. */
  answersByBucket: number[]
  seconds: number
}

/** Counts and times of the calls by route, never by address, and the process's own figures. */
export function createMetrics(app: FastifyInstance): MetricsRegistry {
  const registry = new MetricsRegistry()
  collectDefaultMetrics({ register: registry })
  const tallies = new Map<string, Tally>()
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const { url: route = 'unknown' } = request.routeOptions
    const name = `${method} ${route}`
    const tally = tallies.get(name) ?? openTally({ method, route })
    tallies.set(name, tally)
    const seconds = reply.elapsedTime / 1000
    const bucket = bucketSeconds.findIndex((bound) => seconds <= bound)
    tally.answersByStatus.set(reply.statusCode, (tally.answersByStatus.get(reply.statusCode) ?? 0) + 1)
    const place = bucket < 0 ? bucketSeconds.length : bucket
    tally.answersByBucket[place] = (tally.answersByBucket[place] ?? 0) + 1
    tally.seconds += seconds
    done()
  })
  register('foyer_http_requests_total', 'Answered requests', 'counter', listAnswers)
  register('foyer_http_request_seconds', 'Time to answer, in seconds', 'histogram', listTimes)

  function register(name: string, help: string, type: 'counter' | 'histogram', list: (tally: Tally) => Value[]): void {
    const get = async () => ({ name, help, type, aggregator: 'sum', values: [...tallies.values()].flatMap(list) })
    registry.registerMetric({ name, get } as unknown as Metric) // the registry only needs a metric's name and values
  }
  return registry
}

interface Value {
  value: number
  labels: Record<string, string>
  metricName?: string
}

function openTally(labels: Tally['labels']): Tally {
  return { labels, answersByStatus: new Map(), answersByBucket: Array(bucketSeconds.length + 1).fill(0), seconds: 0 }
}

function listAnswers({ labels, answersByStatus }: Tally): Value[] {
  return [...answersByStatus].map(([status, value]) => ({ value, labels: { ...labels, status: String(status) } }))
}

/** The lines of a Prometheus histogram; its buckets are cumulative. */
function listTimes({ labels, answersByBucket, seconds }: Tally): Value[] {
  const name = 'foyer_http_request_seconds'
  let count = 0
  const buckets = answersByBucket.map((answers, index) => {
    count += answers
    return {
      value: count,
      labels: { ...labels, le: String(bucketSeconds[index] ?? '+Inf') },
      metricName: `${name}_bucket`,
    }
  })
  return [
    ...buckets,
    { value: seconds, labels, metricName: `${name}_sum` },
    { value: count, labels, metricName: `${name}_count` },
  ]
}
