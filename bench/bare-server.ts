import { text } from 'node:stream/consumers'
import Fastify from 'fastify'

/** One route that sends what it was given on its input, as the type it is told, and prints its address. */
const [type = 'text/html; charset=utf-8'] = process.argv.slice(2)
const body = await text(process.stdin)
const app = Fastify()
app.get('/', async (_request, reply) => reply.type(type).send(body))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
