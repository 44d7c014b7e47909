export { registerCaptchaRoutes } from './captcha.routes.ts'
export { type CaptchaGuard, createCaptchaGuard } from './captcha.service.ts'
export { deleteOldCaptchas } from './captcha.store.ts'
export { findCaptchaFrame, registerCaptchaFrame } from './captcha-frame.routes.ts'
