import { UserEntity } from '#db/entities/index.ts';
import type { UpdateProfile } from '#domain/inputs/identity.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

export async function updateProfile(work: AccountWork, userId: string, { fullName }: UpdateProfile): Promise<void> {
  const user = await work.em.findOneOrFail(UserEntity, { id: userId });
  if (user.fullName === fullName) return;
  user.fullName = fullName;
  await work.recordFor({ userId }, { type: 'account.name_changed', summary: 'Changed their own name' });
}
