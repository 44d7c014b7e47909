import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles.css'
import './app/base.css'
import { MantineProvider } from '@mantine/core'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { App, ME } from './app/app.tsx'
import { CallError } from './lib/api.ts'
import { TranslationProvider } from './lib/i18n.tsx'

/** A session that has ended leads to the login; its page is opened again after it. */
function noticeLogout(error: Error): void {
  if (error instanceof CallError && error.code === 'customer.not.login') client.setQueryData(ME, null)
}

/** Only what may pass by itself is tried again. */
function shouldRetry(count: number, error: Error): boolean {
  return count < 2 && error instanceof CallError && error.code === 'offline'
}

const client = new QueryClient({
  queryCache: new QueryCache({ onError: noticeLogout }),
  mutationCache: new MutationCache({ onError: noticeLogout }),
  defaultOptions: { queries: { retry: shouldRetry, networkMode: 'always' }, mutations: { networkMode: 'always' } },
})

const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <MantineProvider defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
        <TranslationProvider>
          <Router base="/office">
            <App />
          </Router>
        </TranslationProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
