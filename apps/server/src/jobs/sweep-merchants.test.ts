import { expect, test } from 'vitest'
import { listDemoMerchants } from '../../demo/seed/demo-merchants.ts'
import { listDueMerchants, sweepMerchants } from './sweep-merchants.ts'

const list = listDemoMerchants(8080)
const [first, ...others] = list.map(({ code }) => code)
if (first === undefined || others.length === 0) throw new Error('the demo has too few merchants')

/** Merchants of which these have due rows. */
function open(due: string[]) {
  const errors: unknown[] = []
  const dependencies = {
    database: { statement: (async () => due) as never }, // the statement is that of each module
    merchants: { list: async () => list },
    logger: { error: (line: unknown) => errors.push(line) },
  }
  return { dependencies, errors }
}
const findDue = async () => []

test('a merchant whose sweep fails is logged and keeps no other waiting', async () => {
  const { dependencies, errors } = open([first, ...others])
  const swept: string[] = []
  await sweepMerchants(dependencies, 'queue', findDue, async ({ code }) => {
    if (code === first) throw new Error('broken')
    swept.push(code)
  })
  expect(swept).toEqual(others)
  expect(errors).toEqual([{ err: new Error('broken'), queue: 'queue', merchant: first }])
})

test.each([[[]], [[first]], [others]])('of all merchants those with due rows are swept: %j', async (due) => {
  const { dependencies } = open(due)
  expect((await listDueMerchants(dependencies, findDue)).map(({ code }) => code)).toEqual(due)
})
