import { UserEntity } from '#db/entities/index.ts';
import type { UpdateProfile } from '#domain/inputs/identity.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

export async function updateProfile(work: AccountWork, userId: string, { fullName }: UpdateProfile): Promise<void> {
  const user = await work.em.findOneOrFail(UserEntity, { id: userId });
  user.fullName = fullName;
}
