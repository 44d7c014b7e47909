import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Verificação de segurança',
  'captcha.lead': 'Estamos confirmando que não é um robô. Leva poucos segundos.',
  'captcha.working': 'Verificando…',
  'captcha.vendor': 'Conclua a verificação abaixo para continuar',
  'captcha.failed':
    'Não foi possível carregar a verificação de segurança. Confira sua conexão ou desative o bloqueador de anúncios e tente de novo.',
  'captcha.busy': 'Já há uma verificação de segurança aberta',
  'captcha.outdated': 'Erro desconhecido: o serviço Geetest não está funcionando',
  verify_first: 'Conclua primeiro a verificação de segurança',
}
