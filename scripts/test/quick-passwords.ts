import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const derive = crypto.argon2

/**
 * argon2id at its least cost: at the product's, logins took most of the processor time of the server's tests. The tests
 * of that cost and of durations take it back with `FOYER_TEST_PASSWORD_COST=product`.
 */
crypto.argon2 = (algorithm, parameters, done) => {
  const isFull = process.env.FOYER_TEST_PASSWORD_COST === 'product'
  derive(algorithm, isFull ? parameters : { ...parameters, memory: 8, passes: 1 }, done)
}
syncBuiltinESMExports()
