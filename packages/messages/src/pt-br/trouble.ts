import type { TextsOf } from '../messages.types.ts'

export const trouble: TextsOf<'trouble'> = {
  'maintenance.title': 'Manutenção do sistema',
  'maintenance.body': 'Estamos atualizando o site. Seu saldo e seus bilhetes estão seguros.',
  'maintenance.end': 'Voltamos até {time}',
  'maintenance.left': 'em {left}',
  'maintenance.late': 'Está demorando mais do que o previsto',
  'maintenance.return': 'Esta página vai abrir quando voltarmos',
  'denied.title': 'Acesso negado',
  'denied.ip': 'Este site não está disponível para o seu endereço IP',
  'denied.address': 'Seu endereço IP: {ip}',
  'denied.location': 'Este site não está disponível na sua localização',
  'domain.title': 'Este endereço não está disponível',
  'domain.body': 'Este site não está disponível em {host}',
  'domain.go': 'Ir para {host}',
  'domain.searching': 'Procurando outro endereço…',
  'domain.none': 'Nenhum outro endereço disponível no momento',
  'waiting.retrying': 'Tentando de novo…',
  'waiting.return': 'Esta página vai recarregar sozinha',
  'china.title': 'Navegador recomendado',
  'china.body': 'Na China continental, este site funciona melhor no modo rápido do navegador QQ, UC ou 360',
  'china.qq': 'Navegador QQ',
  'china.uc': 'Navegador UC',
  'china.360': 'Navegador rápido 360',
  'wait.seconds':
    'Muitas tentativas. Tente de novo em {count, plural, one {# segundo} many {# segundos} other {# segundos}}.',
  'wait.minutes':
    'Muitas tentativas. Tente de novo em {count, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  'wait.hours': 'Muitas tentativas. Tente de novo em {count, plural, one {# hora} many {# horas} other {# horas}}.',
}
