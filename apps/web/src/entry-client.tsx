/**
 * Entry of the script. React, our own code and the first screen are evaluated in separate tasks, so that none of them
 * blocks interactions for long.
 */
async function begin(): Promise<void> {
  await import('react-dom/client')
  await new Promise((resolve) => setTimeout(resolve))
  const { start } = await import('./app/start.tsx')
  await start()
}

// The document has the message and the retry for a failed start.
begin().catch((error: unknown) => {
  window.foyerFail?.()
  throw error
})
