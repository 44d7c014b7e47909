export { type DemoMerchant, hasDemo, isDemoPasswordWeak, seedDemo } from './seed/seed-demo.ts'
export { makeDemoCaptchaSettings, makeDemoGeetestSecret } from './services/demo-geetest.ts'
export { createDemoIdentityApp, makeDemoIdentitySettings } from './services/demo-identity.ts'
