import { loadVendorScript } from './vendor-script.ts'

/** The parts of Google Identity Services in use. */
interface GoogleAccounts {
  initialize(options: {
    client_id: string
    callback: (answer: { credential?: string }) => void
    auto_select: boolean
    cancel_on_tap_outside: boolean
    use_fedcm_for_prompt: boolean
    context: 'signin'
  }): void
  prompt(): void
  cancel(): void
}

/**
 * Shows Google's one-tap prompt (SOC-20); `onToken` receives the ID token of who accepts it. Returns the function that
 * takes the prompt away.
 */
export async function showOneTap(
  clientId: string,
  emulator: string | undefined,
  onToken: (idToken: string) => void,
): Promise<() => void> {
  const address = emulator ? `${emulator}/vendor/google.js` : 'https://accounts.google.com/gsi/client'
  await loadVendorScript(address, emulator)
  const accounts = (window as { google?: { accounts?: { id?: GoogleAccounts } } }).google?.accounts?.id // defined by the script
  if (!accounts) throw new Error('Google Identity Services did not start')
  accounts.initialize({
    client_id: clientId,
    callback: ({ credential }) => credential && onToken(credential),
    auto_select: false,
    cancel_on_tap_outside: true,
    use_fedcm_for_prompt: true,
    context: 'signin',
  })
  accounts.prompt()
  return () => accounts.cancel()
}
