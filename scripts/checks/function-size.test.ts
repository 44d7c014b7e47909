import { expect, it } from 'vitest'
import { createSourceFile, runFileCheck } from './check.ts'
import { functionSize } from './function-size.ts'

const write = (head: string, calls: number) => `${head}\n${'use()\n'.repeat(calls)}}`
const find = (text: string) => runFileCheck(functionSize, [createSourceFile('apps/web/src/a.tsx', text)])

it.each(['function Screen() {', 'const Screen = () => {', 'const a = { Screen: () => {', 'const a = { Screen() {'])(
  'a function of 101 lines is refused by its name: %s',
  (head) => {
    expect(find(write(head, 98))).toEqual([])
    expect(find(write(head, 99))).toMatchObject([
      { line: 1, message: expect.stringContaining('Screen has 101 lines of 100') },
    ])
  },
)
