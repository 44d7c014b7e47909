import { text } from 'node:stream/consumers'
import Fastify from 'fastify'

/** One route that sends the headers and the body given on its input as JSON; prints its address. */
const { headers, body } = JSON.parse(await text(process.stdin)) as { headers: Record<string, string>; body: string } // written by bare.ts
const app = Fastify()
app.get('/', async (_request, reply) => reply.headers(headers).send(body))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
