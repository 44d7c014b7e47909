/**
 * The script's way in. React, our own code and the first screen are evaluated in tasks of their own, so that none of
 * them keeps the page from answering a touch for long.
 */
async function begin(): Promise<void> {
  await import('react-dom/client')
  await new Promise((resolve) => setTimeout(resolve))
  const { start } = await import('./app/start.tsx')
  await start()
}

// The document has the words and the way out for a start that fails.
begin().catch((error: unknown) => {
  window.foyerFail?.()
  throw error
})
