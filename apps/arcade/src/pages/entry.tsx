import '@foyer/ui/forced-colors.css'
import { ignoreHeldEnter } from '@foyer/ui/ignore-held-enter'
import { scrollToFocus } from '@foyer/ui/scroll-to-focus'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/routes.tsx'
import { loadTexts } from './lib/i18n.ts'
import { playerQuery, queryClient } from './lib/queries.ts'

const container = document.getElementById('app')
if (container) {
  // While texts and screen load.
  void queryClient.prefetchQuery(playerQuery)
  await loadTexts()
  scrollToFocus()
  ignoreHeldEnter()
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  )
}
