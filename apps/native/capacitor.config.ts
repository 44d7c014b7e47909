import type { CapacitorConfig } from '@capacitor/cli'
import { buildCapacitorConfig } from './src/native-config.rules.ts'
import { readNativeMerchant } from './src/native-merchant.ts'

const config: CapacitorConfig = buildCapacitorConfig(readNativeMerchant(import.meta.dirname))

export default config
