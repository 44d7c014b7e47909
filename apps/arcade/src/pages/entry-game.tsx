import '@foyer/ui/forced-colors.css'
import { ignoreHeldEnter } from '@foyer/ui/ignore-held-enter'
import { scrollToFocus } from '@foyer/ui/scroll-to-focus'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createGameScreens, GameApp, type GameModule } from './app/game-app.tsx'
import { readGameId } from './lib/game-path.ts'
import { loadGameTexts } from './lib/i18n.ts'
import { playerQuery, queryClient } from './lib/queries.ts'

/** Every game by its file, each a chunk of its own. */
const games = import.meta.glob<GameModule>('../games/*/*-screen.tsx')

const container = document.getElementById('app')
const gameId = readGameId()
if (container && gameId !== null) {
  // While texts and screen load.
  void queryClient.prefetchQuery(playerQuery)
  const load = games[`../games/${gameId}/${gameId}-screen.tsx`]
  // A failure is met by the screen itself.
  load?.().catch(() => undefined)
  await loadGameTexts(gameId)
  scrollToFocus()
  ignoreHeldEnter()
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <GameApp gameId={gameId} screens={load ? createGameScreens(load) : null} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
