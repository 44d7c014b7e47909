import type { TextsOf } from '../messages.types.ts'

export const trouble: TextsOf<'trouble'> = {
  'maintenance.title': 'Manutenção do sistema',
  'maintenance.body': 'Estamos a atualizar o site. O seu saldo e os seus bilhetes estão em segurança.',
  'maintenance.end': 'Regresso previsto: {time}',
  'maintenance.left': 'daqui a {left}',
  'maintenance.late': 'Está a demorar mais do que o previsto',
  'maintenance.return': 'Esta página abrirá quando o site voltar',
  'denied.title': 'Acesso negado',
  'denied.ip': 'Este site não está disponível a partir do seu endereço IP',
  'denied.address': 'O seu endereço IP: {ip}',
  'denied.location': 'Este site não está disponível na sua localização',
  'domain.title': 'Este endereço não está disponível',
  'domain.body': 'Este site não está disponível em {host}',
  'domain.go': 'Ir para {host}',
  'domain.searching': 'A procurar outro endereço…',
  'domain.none': 'De momento, não há outro endereço disponível',
  'waiting.retrying': 'A tentar novamente…',
  'waiting.return': 'Esta página será recarregada automaticamente',
  'china.title': 'Navegador recomendado',
  'china.body': 'Na China continental, este site funciona melhor no modo rápido dos navegadores QQ, UC ou 360',
  'china.qq': 'Navegador QQ',
  'china.uc': 'Navegador UC',
  'china.360': 'Navegador rápido 360',
  'wait.seconds':
    'Demasiadas tentativas. Tente novamente daqui a {count, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'wait.minutes':
    'Demasiadas tentativas. Tente novamente daqui a {count, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  'wait.hours':
    'Demasiadas tentativas. Tente novamente daqui a {count, plural, one {# hora} many {# de horas} other {# horas}}.',
}
