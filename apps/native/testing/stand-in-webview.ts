import { createContext, runInContext } from 'node:vm'

/** A plugin's methods, as native code offers them. */
export type NativePlugins = Readonly<
  Record<string, Readonly<Record<string, (options: Record<string, unknown>) => Promise<unknown>>>>
>

export interface StandInWebView {
  /** The page's global object. */
  page: Record<string, unknown>
  /** Runs a script as the wrapper does at the start of a document. */
  run(script: string): void
  /** An event of a plugin to its listeners. */
  emit(plugin: string, event: string, data: unknown): void
}

/**
 * A WebView with Capacitor's own bridge: the list of plugins, calls with a promise and calls with listeners. The platforms
 * differ by the object that the native side adds: `androidBridge`, or a message handler of WebKit's.
 */
export function openWebView(platform: 'android' | 'ios' | 'browser', plugins: NativePlugins): StandInWebView {
  const listeners = new Map<string, (data: unknown) => void>()
  const page: Record<string, unknown> = { URL, setTimeout, clearTimeout, console, Promise }
  page.window = page
  page.self = page
  page.top = page
  const headers = Object.entries(plugins).map(([name, methods]) => ({
    name,
    methods: [
      ...Object.keys(methods).map((method) => ({ name: method, rtype: 'promise' })),
      { name: 'addListener', rtype: 'callback' },
      { name: 'removeListener', rtype: 'promise' },
    ],
  }))
  if (platform === 'android') page.androidBridge = { postMessage: () => undefined }
  if (platform === 'ios') page.webkit = { messageHandlers: { bridge: { postMessage: () => undefined } } }
  if (platform !== 'browser')
    page.Capacitor = {
      PluginHeaders: headers,
      nativePromise: async (plugin: string, method: string, options: Record<string, unknown> = {}) =>
        method === 'removeListener' ? undefined : plugins[plugin]?.[method]?.(options),
      nativeCallback(plugin: string, _method: string, options: { eventName: string }, listener: () => void) {
        listeners.set(`${plugin} ${options.eventName}`, listener)
        return `${plugin} ${options.eventName}`
      },
    }
  const context = createContext(page)
  return {
    page,
    run: (script) => runInContext(script, context),
    emit: (plugin, event, data) => listeners.get(`${plugin} ${event}`)?.(data),
  }
}
