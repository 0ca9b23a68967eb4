ALTER TYPE "Role" ADD VALUE 'editor' BEFORE 'admin';
ALTER TYPE "Role" ADD VALUE 'sales' BEFORE 'admin';
