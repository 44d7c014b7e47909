import { Capacitor } from '@capacitor/core'
import { createBridgeChannel } from './bridge-channel.ts'
import { connectPlugins } from './bridge-plugins.ts'

/**
 * The script that the wrapper adds at the start of every document of the merchant's site, in the top frame only. In a
 * frame and without Capacitor's own bridge it does nothing (T27).
 */
if (window.top === window && Capacitor.isNativePlatform())
  Object.defineProperty(window, 'foyerBridge', { value: createBridgeChannel(connectPlugins()) })
