import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Verificação de segurança',
  'captcha.lead': 'Estamos a confirmar que não se trata de um robô. Demora alguns segundos.',
  'captcha.working': 'A verificar…',
  'captcha.vendor': 'Conclua a verificação abaixo para continuar',
  'captcha.failed':
    'Não foi possível carregar a verificação de segurança. Verifique a sua ligação ou desative o bloqueador de anúncios e tente novamente.',
  'captcha.busy': 'Já há uma verificação de segurança aberta',
  'captcha.outdated': 'Erro desconhecido: o serviço Geetest não está a funcionar',
  verify_first: 'Conclua primeiro a verificação de segurança',
}
