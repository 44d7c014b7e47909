/** Scripts that vendors' code and ours may load: the vendors' own addresses, as their manuals name them. */
const vendorScripts = [
  /^https:\/\/apis\.google\.com\/js\/api\.js(\?onload=\w+)?$/,
  /^https:\/\/apis\.google\.com\/_\/scs\/(?!.*\.\.)[\w./=,:@~+-]+$/,
  /^https:\/\/accounts\.google\.com\/gsi\/client$/,
  /^https:\/\/telegram\.org\/js\/telegram-web-app\.js$/,
  /^https:\/\/connect\.facebook\.net\/[a-z]{2}_[A-Z]{2}\/sdk\.js(\?hash=\w+)?$/,
]

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown
}

/** With Firebase's code for the same failure of its own scripts. */
class VendorScriptError extends Error {
  readonly code = 'auth/network-request-failed'
}

let isPolicyCreated = false

/**
 * Loads a vendor's script once. Its own nested loads pass the same list: the page's default policy for script addresses
 * exists from the first vendor's script on, and the server's policy for the page permits it to merchants with such a
 * way to log in only. `emulator` is the origin of the vendors' stand-in. @throws with Firebase's
 * `code` when it does not load
 */
export function loadVendorScript(address: string, emulator: string | undefined): Promise<void> {
  allowVendorScripts(emulator)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new VendorScriptError('A script of the service did not load.'))
    }
    document.head.append(script)
  })
}

/** Creates that policy, for a library that loads a vendor's script itself. */
export function allowVendorScripts(emulator: string | undefined): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory } // absent in browsers without Trusted Types
  if (!trustedTypes || isPolicyCreated) return
  trustedTypes.createPolicy('default', { createScriptURL: (script) => checkVendorScript(script, emulator) })
  isPolicyCreated = true
}

/** @throws TypeError for any other address */
export function checkVendorScript(address: string, emulator: string | undefined): string {
  const isStandIn = emulator !== undefined && address.startsWith(`${emulator}/vendor/`)
  if (isStandIn || vendorScripts.some((known) => known.test(address))) return address
  throw new TypeError('not a vendor script')
}
