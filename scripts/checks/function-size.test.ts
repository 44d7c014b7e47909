import { describe, expect, it } from 'vitest'
import { createSourceFile, runFileCheck } from './check.ts'
import { createFunctionSize } from './function-size.ts'

const path = 'apps/web/src/a.tsx'
const check = createFunctionSize({ [path]: ['Screen'] })
const longOf = (head: string): string => `${head}\n${'use()\n'.repeat(99)}}`
const find = (text: string) => runFileCheck(check, [createSourceFile(path, text)])

describe('the list of longer functions', () => {
  it.each(['function Screen() {', 'const Screen = () => {', 'const a = { Screen: () => {'])('excuses %s', (head) => {
    expect(find(longOf(head))).toEqual([])
  })

  it('excuses no other function of the file', () => {
    const [found, ...others] = find(`${longOf('function Screen() {')}\n${longOf('function Other() {')}`)
    expect(found).toMatchObject({ line: 102, message: expect.stringContaining('Other has 101 lines of 100') })
    expect(others).toEqual([])
  })

  it.each(['function Screen() {}', ''])('has no entry that is not needed: %j', (text) => {
    expect(find(text)).toMatchObject([{ line: 1, message: expect.stringContaining('Screen is short by now') }])
  })

  it('excuses nothing in another file', () => {
    const other = createSourceFile('apps/web/src/b.tsx', longOf('function Screen() {'))
    expect(runFileCheck(check, [other])).toHaveLength(1)
  })
})
