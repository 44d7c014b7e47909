import { ignoreHeldEnter } from '@foyer/ui/ignore-held-enter'
import { scrollToFocus } from '@foyer/ui/scroll-to-focus'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GameApp, preloadGame } from './app/game-app.tsx'
import { readGameId } from './lib/game-path.ts'
import { loadGameTexts } from './lib/i18n.ts'
import { playerQuery, queryClient } from './lib/queries.ts'

const container = document.getElementById('app')
const gameId = readGameId()
if (container && gameId !== null) {
  // While texts and screen load.
  void queryClient.prefetchQuery(playerQuery)
  preloadGame(gameId)
  await loadGameTexts(gameId)
  scrollToFocus()
  ignoreHeldEnter()
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <GameApp gameId={gameId} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
