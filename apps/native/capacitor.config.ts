import type { CapacitorConfig } from '@capacitor/cli'
import { buildCapacitorConfig } from './config/native-config.rules.ts'
import { readNativeMerchant } from './config/native-merchant.ts'

const config: CapacitorConfig = buildCapacitorConfig(readNativeMerchant(import.meta.dirname, process.env.MERCHANT))

export default config
