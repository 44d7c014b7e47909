import { expect, it } from 'vitest'
import { runCommand } from './run-command.ts'

it('gathers both streams and the code', async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3'
  const { code, output } = await runCommand(process.execPath, ['-e', script])
  expect(code).toBe(3)
  expect(output).toContain('out')
  expect(output).toContain('err')
})

it('says when a command is not there', async () => {
  expect((await runCommand('/nowhere/tool', [])).code).toBe(127)
})

it('ends a command that takes too long, with everything that it has started', async () => {
  const wait = 'setInterval(() => 0, 1000)'
  const script = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(wait)}], { stdio: "inherit" }); ${wait}`
  // The output of a command ends with the last process that holds it: this returns only after the inner one has ended
  // too.
  const { code, output } = await runCommand(process.execPath, ['-e', script], { timeoutMs: 1_500 })
  expect(code).toBe(124)
  expect(output).toContain('ended after 1500 ms')
})
